type Template = {
  /** For the message where it asks for what there is not. */
  name: string;
  text: string;
  /** The text of src/styles/tokens.css. */
  tokens: string;
};

/**
 * Replaces each {{name}} of a template by its value as it is, and {{tokens}} by the custom properties that
 * the template uses. Throws where it asks for what there is not.
 */
export function fillTemplate(template: Template, values: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = { ...values, tokens: usedTokens(template) };
  return template.text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`${template.name} asks for {{${name}}}`);
    return value;
  });
}

/** Only those, so that a colour that no card shows makes none of them out of date. */
function usedTokens({ text, tokens }: Template): string {
  const names = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  return [...names]
    .map((name) => {
      const value = new RegExp(`${name}:([^;]+);`).exec(tokens)?.[1];
      if (value === undefined) throw new Error(`tokens.css has no ${name}`);
      return `${name}:${value};`;
    })
    .join('\n');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
