import { expect, test } from 'vitest';
import { writtenTexts } from './written-texts.ts';

test('the sentences of a component and of a function are found with their lines', () => {
  const source = `import { a } from './not a text.ts';
type Mode = 'not a text';
export const call = (name: string) => \`Call \${name} first.\`;
export function Part() {
  return (
    <p className="not a text" title="A bed each">
      Read with us
      {open ? 'It is open' : null}
    </p>
  );
}
`;
  expect(writtenTexts({ 'a.tsx': source })).toEqual([
    { file: 'a.tsx', line: 3, text: 'Call | first.' },
    { file: 'a.tsx', line: 6, text: 'A bed each' },
    { file: 'a.tsx', line: 6, text: 'Read with us' },
    { file: 'a.tsx', line: 8, text: 'It is open' },
  ]);
});
