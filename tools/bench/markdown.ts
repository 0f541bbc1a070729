export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Puts a section into a page in place of the one of the same heading, or at the end. */
export function withSection(page: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`;
  const parts = page.trim().split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (index < 0) parts.push(section);
  else parts[index] = section;
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
