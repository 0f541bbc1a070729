import {
  useEffect,
  useRef,
  type ComponentProps,
  type InputEvent,
  type InvalidEvent,
  type ReactNode,
} from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import styles from './field.module.css';

const WORDS_WANTED = 'Please write more than spaces';

type FieldProps = { label: string; id: string; optional?: boolean; children: ReactNode };

/** A label above its control; `children` is the control, with the same id. */
function Field({ label, id, optional = false, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label} {optional ? <small>(optional)</small> : null}
      </label>
      {children}
    </div>
  );
}

type Named = { label: string; id: string; name: string };

type TextFieldProps = ComponentProps<'input'> & Named;

/** A one-line field. A required one wants more than spaces, which `pattern` asks for natively. */
export function TextField({ label, ...input }: TextFieldProps) {
  const hydrated = useHydrated();
  const wantsWords = input.required && (input.type ?? 'text') === 'text';
  const words = {
    pattern: String.raw`.*\S.*`,
    // Without script the browser's refusal says what is wanted by this alone, at the price that
    // screen readers say it beforehand as well.
    title: hydrated ? undefined : WORDS_WANTED,
    onInvalid: sayWhatIsWanted,
    onInput: saySoNoMore,
  };
  return (
    <Field label={label} id={input.id} optional={!input.required && !input.disabled}>
      <input type="text" {...(wantsWords ? words : {})} {...input} />
    </Field>
  );
}

/** The browser adds the title to its refusal, and a screen reader to the field from then on. */
function sayWhatIsWanted({ currentTarget: input }: InvalidEvent<HTMLInputElement>) {
  input.title = input.validity.patternMismatch ? WORDS_WANTED : '';
}

function saySoNoMore({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  input.title = '';
}

type SelectFieldProps = ComponentProps<'select'> & Named;

export function SelectField({ label, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} id={select.id}>
      <select {...select}>{children}</select>
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & Named;

function refuseOnlySpaces(textarea: HTMLTextAreaElement) {
  const onlySpaces = textarea.value !== '' && textarea.value.trim() === '';
  textarea.setCustomValidity(textarea.required && onlySpaces ? WORDS_WANTED : '');
}

/** A text area knows no `pattern`, so the check for more than spaces is said to it. */
export function TextAreaField({ label, ...textarea }: TextAreaFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  // What was typed before React was here has been checked by nobody.
  useEffect(() => {
    if (control.current) refuseOnlySpaces(control.current);
  }, []);
  return (
    <Field label={label} id={textarea.id} optional={!textarea.required}>
      <textarea
        {...textarea}
        ref={control}
        onInput={({ currentTarget }) => refuseOnlySpaces(currentTarget)}
      />
    </Field>
  );
}
