export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
