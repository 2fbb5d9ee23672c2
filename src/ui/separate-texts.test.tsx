import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const [one, two, isThere, nothing] = ['a', 2, true, null];

const toHtml = renderToStaticMarkup;

test('a text beside an element has an element of its own', () => {
  expect(toHtml(<p>{isThere && <b />} one</p>)).toBe('<p><b></b><span> one</span></p>');
  expect(
    toHtml(
      <p>
        {one} of {two}
        {nothing}, <b>x</b> {[one, <i key="i" />]}
      </p>,
    ),
  ).toBe('<p><span>a of 2, </span><b>x</b> <span>a</span><i></i></p>');
});

test('texts without an element beside them are the content of their element', () => {
  expect(
    toHtml(
      <p>
        {one} of {two}
        {nothing}
      </p>,
    ),
  ).toBe('<p>a of 2</p>');
});

test('a fragment’s text has an element, wherever the fragment is', () => {
  expect(
    toHtml(
      <p>
        <>{one}</>
        <>
          {two} <b />
        </>
      </p>,
    ),
  ).toBe('<p><span>a</span><span>2 </span><b></b></p>');
});

test('white space between elements stays as it is', () => {
  expect(
    toHtml(
      <p>
        <b /> <i />
      </p>,
    ),
  ).toBe('<p><b></b> <i></i></p>');
});
