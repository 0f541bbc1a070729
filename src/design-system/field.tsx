import {
  type ComponentProps,
  type InputEvent,
  type InvalidEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { MORE_THAN_SPACES } from '../lib/form-message.ts';
import styles from './field.module.css';
import { inputBoxClass } from './input-box.ts';
import { unbroken } from './unbroken.tsx';

type FieldProps = { label: string; id: string; optional?: boolean; children: ReactNode };

/** `children` is the control, with the same id. */
function Field({ label, id, optional = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {unbroken(`${label} `)}
        {optional ? <small>(optional)</small> : null}
      </label>
      {children}
    </div>
  );
}

type Named = { label: string; id: string; name: string };

/** The fields below set these. Callers can't, so they can switch off no check. */
type Checks = 'onInput' | 'onInvalid' | 'pattern' | 'title';

type Format = {
  pattern: string;
  /** What to type instead. */
  hint: string;
};

const moreThanSpaces: Format = { pattern: String.raw`.*\S.*`, hint: MORE_THAN_SPACES };

type TextFieldProps = Omit<ComponentProps<'input'>, Checks> & Named & { format?: Format };

/** Validated by the browser. A required field without `format` takes anything but spaces alone. */
export function TextField({ label, format, ...input }: TextFieldProps) {
  const hydrated = useHydrated();
  const isText = (input.type ?? 'text') === 'text';
  const wanted = format ?? (input.required && isText ? moreThanSpaces : null);
  const checks = wanted && {
    pattern: wanted.pattern,
    // Browsers add the title to their error message. With script it is set only then, because screen readers read it
    // with the field.
    title: hydrated ? undefined : wanted.hint,
    onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) => {
      currentTarget.title = currentTarget.validity.patternMismatch ? wanted.hint : '';
    },
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
      currentTarget.title = '';
    },
  };
  return (
    <Field label={label} id={input.id} optional={!input.required && !input.disabled}>
      <input type="text" className={inputBoxClass} {...input} {...checks} />
    </Field>
  );
}

type SelectFieldProps = ComponentProps<'select'> & Named;

export function SelectField({ label, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} id={select.id}>
      <select className={inputBoxClass} {...select}>
        {children}
      </select>
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'onInput' | 'ref'> & Named;

function checkForWords(textarea: HTMLTextAreaElement) {
  const onlySpaces = textarea.value !== '' && textarea.value.trim() === '';
  textarea.setCustomValidity(textarea.required && onlySpaces ? MORE_THAN_SPACES : '');
}

/** `<textarea>` has no `pattern`, so a custom validity refuses spaces alone. */
export function TextAreaField({ label, ...textarea }: TextAreaFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  // The visitor may have typed before hydration.
  useEffect(() => {
    if (control.current) checkForWords(control.current);
  }, []);
  return (
    <Field label={label} id={textarea.id} optional={!textarea.required}>
      <textarea
        className={inputBoxClass}
        {...textarea}
        ref={control}
        onInput={({ currentTarget }) => checkForWords(currentTarget)}
      />
    </Field>
  );
}
