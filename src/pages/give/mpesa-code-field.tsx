import type { ChangeEvent } from 'react';
import { giftNoteTexts } from '../../content/gift-note-texts.ts';
import { keptCode, MPESA_CODE_LENGTH, mpesaCode } from '../../giving/mpesa-code.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './mpesa-code-field.module.css';

type MpesaCodeFieldProps = {
  /** As it was typed. */
  code: string;
  onEdit: (code: string) => void;
};

/** Takes what is pasted: of a whole message it keeps the code. */
export function MpesaCodeField({ code, onEdit }: MpesaCodeFieldProps) {
  return (
    <>
      <TextField
        label="M-PESA code"
        id="gift-code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        aria-describedby="gift-code-hint"
        value={code}
        onChange={({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
          onEdit(keptCode(value))
        }
      />
      <p id="gift-code-hint" role="status" className={styles.hint}>
        {hintOf(code)}
      </p>
    </>
  );
}

function hintOf(typed: string): string {
  const code = mpesaCode(typed);
  if (code === '') return typed.trim() ? giftNoteTexts.noCode : giftNoteTexts.codeHint;
  if (code.length === MPESA_CODE_LENGTH) return giftNoteTexts.codeHint;
  return `A code usually has ${MPESA_CODE_LENGTH} characters; this one has ${code.length}. You can still send it.`;
}
