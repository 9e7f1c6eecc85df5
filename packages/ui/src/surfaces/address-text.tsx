import { Fragment } from 'react';

/** E-mail address that breaks at its punctuation, and within a word only when that is wider than its container. */
export function AddressText({ address }: { readonly address: string }) {
  return address.split(/(?<=@)|(?=\.)/u).map((part, index) => (
    // The parts of one address stand where they stand.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
