import fc from 'fast-check';

/**
 * Property tests draw the same values on every run, so that a change is judged by what it changes. `PROPERTY_SEED=random` draws others:
 * for finding what nobody thought of, before it is written down as a case.
 */
const { PROPERTY_SEED: wanted = '20261121' } = process.env;
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
