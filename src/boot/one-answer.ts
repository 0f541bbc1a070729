import { bootAttributes } from '../boot-contract.ts';

/**
 * Takes back every other answer of a question that is asked by radios and a list. The built page would show both, and
 * React, which starts later, could not tell which was chosen last.
 */
export function takeBackOtherAnswers({ target }: Event) {
  if (!(target instanceof Element)) return;
  const question = target.closest(`[${bootAttributes.oneAnswer}]`);
  const fields = question?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  for (const field of fields ?? []) {
    if (field === target) continue;
    if (field instanceof HTMLSelectElement) field.value = '';
    else field.checked = false;
  }
}
