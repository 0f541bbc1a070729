import {
  type ComponentProps,
  createContext,
  type InputEvent,
  type InvalidEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react';
import { announce } from '../browser/announce.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import styles from './field.module.css';
import arrow from './select.module.css';

/** The id of the form around the fields. It starts their ids. */
export const FormId = createContext('');

function useFieldId(name: string): string {
  const formId = use(FormId);
  return formId ? `${formId}-${name}` : name;
}

type FieldProps = {
  label: string;
  id: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  children: ReactNode;
};

/** `children` is the control, with the same id. */
function Field({ label, id, optional = false, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {`${label} `}
        {optional ? <small>(optional)</small> : null}
      </label>
      {children}
      {hint === undefined ? null : (
        <p id={hintId(id)} className={`${styles.hint} remark`}>
          {hint}
        </p>
      )}
    </div>
  );
}

const hintId = (id: string) => `${id}-hint`;

/**
 * Before hydration a required field has `required`. After it the field has `aria-required` alone, until `setRequired`
 * sets `required` at the moment of sending.
 */
function useRequired(id: string, required = false) {
  const hydrated = useHydrated();
  useEffect(() => {
    // `setRequired` has set it at the last press. Since then another answer has made the field optional.
    if (!required) document.getElementById(id)?.removeAttribute('required');
  }, [id, required]);
  return { required: required && !hydrated, 'aria-required': (required && hydrated) || undefined };
}

type Named = { label: string; name: string };

type Format = {
  pattern: string;
  /** What to type instead. */
  hint: string;
};

/**
 * For a value that has to arrive letter by letter: phones would correct 'Wanjiku' and write 'Jane@example.com'. A field
 * for names sets `autoCapitalize` itself.
 */
export const exactValue = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

const anyWord: Format = { pattern: String.raw`.*\S.*`, hint: 'Please write more than just spaces' };

/** Callers can't set what the field sets, so they can switch off no check. */
type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'onInput' | 'onInvalid' | 'pattern' | 'title' | 'autoCorrect' | 'spellCheck'
> &
  Named & { type?: 'text' | 'email' | 'tel'; format?: Format };

/** For an exact value. Validated by the browser. A required field without `format` takes anything but spaces alone. */
export function TextField({ label, format, ...input }: TextFieldProps) {
  const id = useFieldId(input.name);
  const hydrated = useHydrated();
  const need = useRequired(id, input.required);
  const isText = (input.type ?? 'text') === 'text';
  const wanted = format ?? (input.required && isText ? anyWord : null);
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
    <Field label={label} id={id} optional={!input.required && !input.disabled}>
      <input
        type="text"
        className="input-box"
        {...exactValue}
        {...input}
        {...checks}
        {...need}
        id={id}
      />
    </Field>
  );
}

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  Named & {
    /** Which days can be chosen: 'from 27 November 2026'. */
    limits?: string | undefined;
  };

/** A fieldset: on the way into a date Orca reads only "Month", and the legend of the fieldset around it. */
export function DateField({ label, limits, ...input }: DateFieldProps) {
  const id = useFieldId(input.name);
  const need = useRequired(id, input.required);
  return (
    <fieldset className={styles.field}>
      <legend>
        <label htmlFor={id}>{label}</label> <small>{limits ?? ''}</small>
      </legend>
      <input {...input} {...need} type="date" className="input-box" id={id} />
    </fieldset>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> &
  Named & {
    /** The empty option of a required field, such as 'Select a subject'. */
    required?: string;
    optional?: boolean;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, required, optional, children, ...select } = props;
  const id = useFieldId(select.name);
  const need = useRequired(id, Boolean(required));
  return (
    <Field label={label} id={id} optional={optional}>
      <select className={`${arrow.arrow} input-box`} {...select} {...need} id={id}>
        {required ? <option value="">{required}</option> : null}
        {children}
      </select>
    </Field>
  );
}

export function SelectOptions({
  options,
}: {
  options: readonly { value: string; label: string }[];
}) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type TextAreaFieldProps = Omit<
  ComponentProps<'textarea'>,
  'onInput' | 'ref' | 'autoCorrect' | 'spellCheck'
> &
  Named & {
    /** Takes an exact value, such as a code, and not sentences. */
    exact?: boolean;
    /** About what is typed. Below the field, and read with it. */
    hint?: string;
  };

function checkForWords(textarea: HTMLTextAreaElement, required: boolean) {
  const onlySpaces = textarea.value !== '' && textarea.value.trim() === '';
  textarea.setCustomValidity(required && onlySpaces ? 'Please write more than just spaces' : '');
}

/**
 * `<textarea>` has no `pattern`, so a custom validity refuses spaces alone. A hint that has changed is spoken when the
 * visitor leaves the field or has pasted into it, not at each key.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, required = false, exact = false, hint, onBlur, onPaste, ...textarea } = props;
  const id = useFieldId(textarea.name);
  const need = useRequired(id, required);
  const control = useRef<HTMLTextAreaElement>(null);
  // The visitor may have typed before hydration.
  useEffect(() => {
    if (control.current) checkForWords(control.current, required);
  }, [required]);
  const spoken = useRef(hint);
  const pasted = useRef(false);
  const speak = () => {
    if (hint && hint !== spoken.current) announce(hint);
    spoken.current = hint;
  };
  useEffect(() => {
    if (pasted.current) speak();
    pasted.current = false;
  });
  return (
    <Field label={label} id={id} optional={!required} hint={hint}>
      <textarea
        className="input-box"
        {...(exact ? exactValue : null)}
        {...textarea}
        {...need}
        ref={control}
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId(id)}
        onBlur={(event) => {
          speak();
          onBlur?.(event);
        }}
        onPaste={(event) => {
          pasted.current = true;
          onPaste?.(event);
        }}
        onInput={({ currentTarget }) => checkForWords(currentTarget, required)}
      />
    </Field>
  );
}
