/** A request that cannot be carried out; its message is for the operator. */
export class OperatorError extends Error {}
