/** The text of a form's field by its name; '' for a file or a field that is not there. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
