import { markdownTable } from './markdown.ts';
import type { SoftNavigation } from './measure-soft-navigation.ts';

export function softSection(navigations: readonly SoftNavigation[]): string {
  const rows = navigations.map(({ path, bytes, requests, frames }) => [
    path,
    bytes.toLocaleString('en'),
    String(requests),
    String(frames),
  ]);
  const head = ['To', 'Bytes', 'Requests', 'Frames'];
  return `By a link of the header, from an awake home page (to the home page: from About Us). Bytes are the
bodies that are sent, without pictures, from the moment the pointer nears the link; at most 6,000. Frames are those drawn after the click,
the prefetch being over, until one shows the new page: 1 is the first.

${markdownTable(head, rows)}
`;
}
