import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MessageForm } from './message-form.tsx';

const { homeSettings } = vi.hoisted(() => ({
  homeSettings: { whatsApp: null as string | null },
}));
vi.mock('../../content/home-settings.ts', () => ({ homeSettings }));

function render(whatsApp: string | null): string {
  homeSettings.whatsApp = whatsApp;
  return renderToStaticMarkup(
    <MessageForm
      fields={{ ref: createRef(), id: 'test' }}
      byEmail="Send by e-mail"
      subject="Hello"
      compose={() => ({ subject: 'Hello', fields: [], ending: '' })}
    >
      <input name="word" />
    </MessageForm>,
  );
}

test('WhatsApp is offered only where the home has a number for it', () => {
  expect(render(null)).not.toContain('WhatsApp');
  expect(render('254712345678')).toContain('>WhatsApp</button>');
});
