import { describe, expect, it } from 'vitest';
import { addTags, splitTyped, takeTyped, toWholeText } from './tags-field.tsx';

describe('comma-separated items', () => {
  it('hold what is being typed as their last item', () => {
    expect(toWholeText({ chips: ['React'], typed: ' Typ' })).toBe('React, Typ');
    expect(toWholeText({ chips: ['React'], typed: ' ' })).toBe('React');
    expect(splitTyped('React, Typ', 'Typ ')).toEqual({ chips: ['React'], typed: 'Typ ' });
    expect(splitTyped('React, TypeScript', '')).toEqual({ chips: ['React', 'TypeScript'], typed: '' });
  });

  it('forget what was typed when the text became another', () => {
    expect(splitTyped('', 'Typ')).toEqual({ chips: [], typed: '' });
    expect(splitTyped('Vue', 'Typ')).toEqual({ chips: ['Vue'], typed: '' });
  });

  it('are closed by commas and line ends; the rest is still typed', () => {
    expect(takeTyped([], 'a, b')).toEqual({ chips: ['a'], typed: 'b' });
    expect(takeTyped(['x'], 'a, b,')).toEqual({ chips: ['x', 'a', 'b'], typed: '' });
    expect(takeTyped([], 'a\nb\n')).toEqual({ chips: ['a', 'b'], typed: '' });
    expect(takeTyped([], 'two words')).toEqual({ chips: [], typed: 'two words' });
  });

  it('lose the bullets of a pasted list, also while one is typed', () => {
    expect(takeTyped(['x'], '· Excel\n● সাইকেল চালানো\n\uF0B7\tTeamwork\v✔ Word,')).toEqual({
      chips: ['x', 'Excel', 'সাইকেল চালানো', 'Teamwork', 'Word'],
      typed: '',
    });
    expect(splitTyped('React, ● Exc', '● Exc')).toEqual({ chips: ['React'], typed: '● Exc' });
    expect(splitTyped('React, -', '-')).toEqual({ chips: ['React'], typed: '-' });
    expect(splitTyped('React', '- ')).toEqual({ chips: ['React'], typed: '- ' });
  });

  it('are not added twice', () => {
    expect(addTags(['React'], ['react', 'Vue'])).toEqual(['React', 'Vue']);
  });
});
