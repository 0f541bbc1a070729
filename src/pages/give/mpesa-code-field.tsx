import { giftNoteTexts } from '../../content/page-texts/give.ts';
import { MPESA_CODE_LENGTH, mpesaCode } from '../../giving/mpesa-code.ts';
import { TextField } from '../../design-system/field.tsx';

/** `code` is the field's value. */
type MpesaCodeFieldProps = { code: string };

/** Not `autoComplete="off"`: the browser would not fill it in again after Back or a reload. */
export function MpesaCodeField({ code }: MpesaCodeFieldProps) {
  return (
    <TextField
      label="M-PESA code"
      id="gift-code"
      name="code"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
      hint={hintOf(code)}
    />
  );
}

function hintOf(typed: string): string {
  const code = mpesaCode(typed);
  if (code === '') return typed.trim() ? giftNoteTexts.noCode : giftNoteTexts.codeHint;
  if (typed.trim().length > code.length) return `${giftNoteTexts.codeFound} ${code}.`;
  if (code.length === MPESA_CODE_LENGTH) return giftNoteTexts.codeHint;
  return `A code usually has ${MPESA_CODE_LENGTH} characters; this one has ${code.length}. You can still send it.`;
}
