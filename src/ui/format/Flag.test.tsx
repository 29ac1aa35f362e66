import { render } from '@testing-library/react';
import { Flag } from './Flag';

const imageOf = (country: string) => render(<Flag country={country} />).container.firstElementChild;

describe('a flag', () => {
  it('is a picture without words of its own: the name stands beside it', () => {
    const image = imageOf('de');
    expect(image?.getAttribute('src')).toBe('/client/flags/DE.svg');
    expect(image?.getAttribute('alt')).toBe('');
  });

  it.each(['QX', '', 'nonsense'])('is nothing for %p', (country) => {
    expect(imageOf(country)).toBeNull();
  });
});
