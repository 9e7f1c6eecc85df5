import { Fragment } from 'react';

/** An e-mail address that is broken at its signs, and within a word only where that is wider than its place. */
export function AddressText({ address }: { readonly address: string }) {
  return address.split(/(?<=@)|(?=\.)/u).map((part, index) => (
    // The parts of one address stand where they stand.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
