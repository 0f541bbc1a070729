import { useState, type ChangeEvent } from 'react';
import { giftNoteTexts } from '../../content/gift-note-texts.ts';
import { MPESA_CODE_LENGTH, mpesaCode } from '../../lib/mpesa-code.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './mpesa-code-field.module.css';

/** Takes what is pasted: of a whole message it keeps the code. */
export function MpesaCodeField() {
  const [hint, setHint] = useState<string>(giftNoteTexts.codeHint);
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
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const { value } = currentTarget;
          const code = mpesaCode(value);
          if (code && value.length > MPESA_CODE_LENGTH && value.trim().includes(' ')) {
            currentTarget.value = code;
          }
          setHint(hintOf(value, code));
        }}
      />
      <p id="gift-code-hint" role="status" className={styles['hint']}>
        {hint}
      </p>
    </>
  );
}

function hintOf(value: string, code: string): string {
  if (code === '') return value.trim() ? giftNoteTexts.noCode : giftNoteTexts.codeHint;
  if (code.length === MPESA_CODE_LENGTH) return giftNoteTexts.codeHint;
  return `A code usually has ${MPESA_CODE_LENGTH} characters, this one ${code.length}. You can still send it.`;
}
