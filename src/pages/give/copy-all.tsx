import { useRef } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { COPY_BY_HAND, useCopy } from '../../hooks/use-copy.ts';
import { copyLabel } from '../../design-system/copy-label.ts';
import { Button } from '../../design-system/button.tsx';
import { inputBoxClass } from '../../design-system/input-box.ts';
import styles from './copy-all.module.css';

type CopyAllProps = {
  name: string;
  /** The accessible name of the text that is shown if the browser refuses. */
  label: string;
  lines: readonly { label: string; value: string }[];
};

/** One line each, with the label. If the browser refuses, shows the text selected. */
export function CopyAll({ name, label, lines }: CopyAllProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const whole = lines.map((line) => `${line.label}: ${line.value}`).join('\n');
  const { copy, outcome } = useCopy(whole, text);
  return (
    <div className={`${styles.all} no-print`}>
      <Button look="quiet" onClick={() => void copy()} {...needsReact}>
        <span>{copyLabel(outcome, name)}</span>
        {outcome === 'copied' ? <span className="visually-hidden">{`: ${label}`}</span> : null}
      </Button>
      {outcome === 'refused' ? (
        <>
          <p>{COPY_BY_HAND}</p>
          <textarea
            ref={text}
            className={inputBoxClass}
            aria-label={label}
            rows={lines.length + 1}
            readOnly
            value={whole}
          />
        </>
      ) : null}
    </div>
  );
}
