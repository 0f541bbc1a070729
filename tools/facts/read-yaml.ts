import { CST, type Document, LineCounter, parseDocument, Parser } from 'yaml';
import { wrongCharacter } from './wrong-character.ts';

export type YamlFile = {
  file: string;
  document: Document;
  /** The line of an offset, from 1 on. */
  lineAt: (offset: number) => number;
};

/**
 * Reads a file whose values are all texts: 0712 keeps its zero, and 9:00 and "no" stay what they are. If there are
 * problems, the document must not be used. `file` is for the messages.
 */
export function readYaml(file: string, source: string): YamlFile & { problems: string[] } {
  // Windows' editor begins a file with a mark.
  const text = source.replace(/^\uFEFF/, '');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter });
  const read = { file, document, lineAt: (offset: number) => lineCounter.linePos(offset).line };
  const characters = wrongCharacters(file, text);
  if (characters.length > 0) return { ...read, problems: characters };
  const misread = misreadTexts(read, text);
  return { ...read, problems: misread.length > 0 ? misread : unread(read) };
}

function wrongCharacters(file: string, text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const problem = wrongCharacter(line);
    return problem === null ? [] : [`${file}:${index + 1}: ${problem}`];
  });
}

/** What yaml itself says. Its first error often leads to the others. */
function unread({ file, document, lineAt }: YamlFile): string[] {
  const [error] = [...document.errors, ...document.warnings];
  return error ? [`${file}:${lineAt(error.pos[0])}: ${error.message.trimEnd()}`] : [];
}

/** Texts of which yaml would drop a part, or take the beginning for something else. */
function misreadTexts({ file, lineAt }: YamlFile, text: string): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  const add = (misreading: Misreading | null) => {
    if (!misreading) return;
    const line = lineAt(misreading.offset);
    problems.push(`${file}:${line}: "${lines[line - 1]?.trim() ?? ''}" ${misreading.problem}`);
  };
  for (const token of new Parser().parse(text))
    if (token.type === 'document')
      CST.visit(token, (item) => {
        add(beginningOf(item) ?? cutAtHash(item));
      });
  return problems;
}

type Misreading = { offset: number; problem: string };

/** The mark with which a text without quotation marks can't begin. */
function beginningOf({ start, sep, value }: CST.CollectionItem): Misreading | null {
  const property = [...start, ...(sep ?? [])].find(({ type }) => /^(?:anchor|tag)$/.test(type));
  if (property) return quoted(property);
  if (value?.type === 'alias') return quoted(value);
  if (value?.type === 'scalar' && /^[@`%]/.test(value.source)) return quoted(value);
  if (value?.type === 'block-scalar') {
    const header = value.props.find(({ type }) => type === 'block-scalar-header');
    return header ? quoted(header as CST.SourceToken) : null;
  }
  // A list may stand between [ and ], and nothing behind it.
  if (value?.type === 'flow-collection' && (value.start.source === '{' || !isClosed(value)))
    return quoted(value.start);
  return null;
}

function isClosed({ end: [last, ...others] }: CST.FlowCollection): boolean {
  return last?.type === 'flow-seq-end' && others.every(({ type }) => isBetween.test(type));
}

const isBetween = /^(?:space|newline|comment)$/;

function quoted({ offset, source }: { offset: number; source: string }): Misreading {
  const problem = `is not read as a text; expected quotation marks around a text that begins with ${source.charAt(0)}`;
  return { offset, problem };
}

function cutAtHash({ sep, value }: CST.CollectionItem): Misreading | null {
  const behind = value?.type === 'scalar' ? value.end : value ? [] : sep;
  const comment = behind?.find(({ type }) => type === 'comment');
  if (!comment) return null;
  const problem =
    'is read only up to the #; expected quotation marks around a text with #, and a comment on its own line';
  return { offset: comment.offset, problem };
}
