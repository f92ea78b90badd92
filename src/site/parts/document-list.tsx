import type { DocumentEntry } from '../../namespaces/namespaces.ts';
export function DocumentList({ documents, labelledBy }: { documents: readonly DocumentEntry[]; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {documents.map(({ id, title, href }) => (
        <li key={id}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
