/** One page for every URL: React Router and the page manifest decide what it shows. */
export default (): boolean => true;
