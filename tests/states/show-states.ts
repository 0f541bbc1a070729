// /states of `npm run dev`: each state in a frame of its own, which loads as it comes into view.
import { typeInto } from '../../src/forms/fields.ts';
import { find, type Path } from '../find-by-role.ts';
import { type State, states, type Step } from './states.ts';

const PHONE = { width: 390, height: 700 };

for (const state of states) {
  const frame = Object.assign(document.createElement('iframe'), PHONE);
  frame.loading = 'lazy';
  frame.title = state.name;
  frame.addEventListener('load', () => void show(state, frame), { once: true });
  frame.src = state.address;
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = state.name;
  figure.append(caption, frame);
  document.body.append(figure);
}

async function show(
  { name, steps, shows }: State,
  { contentWindow, contentDocument }: HTMLIFrameElement,
) {
  if (!contentWindow || !contentDocument) return;
  contentWindow.alert = () => undefined;
  // No program opens.
  contentDocument.addEventListener('click', keepMail, true);
  try {
    for (const step of steps) act(await there(step.at, contentDocument), step);
    const { top } = (await there(shows, contentDocument)).getBoundingClientRect();
    // Not scrollIntoView, which would also scroll the page of states.
    if (top > PHONE.height) contentWindow.scrollBy(0, top - PHONE.height / 2);
  } catch (error) {
    console.error(name, error);
  }
}

/** The page hydrates first, and some of its answers take a moment. */
async function there(path: Path, page: Document): Promise<HTMLElement> {
  for (let wait = 0; wait < 200; wait += 1) {
    const [element] = find(path, page);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`there is no ${JSON.stringify(path)}`);
}

function act(element: HTMLElement, step: Step) {
  if ('press' in step) {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return element.click();
  }
  const text = 'type' in step ? step.type : step.choose;
  const options = [...element.querySelectorAll('option')];
  typeInto(element as HTMLInputElement, options.find(({ label }) => label === text)?.value ?? text);
}

function keepMail(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link?.protocol === 'mailto:') event.preventDefault();
}
