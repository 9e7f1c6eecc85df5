import styles from './terms-text.module.css';

/** Terms of use (#terms) and privacy policy (#privacy), in words that can be read. Whoever changes them changes `TERMS_VERSION`. */
export function TermsText() {
  return (
    <div className={styles.text}>
      <TermsOfUse />
      <PrivacyPolicy />
    </div>
  );
}

function TermsOfUse() {
  return (
    <section id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">Terms of use</h2>
      <p>
        These terms are between you and the provider who runs this service and invited you to it: “we” below.
        You agree to them by pressing “I accept the terms”.
      </p>
      <h3>What Tussock is for</h3>
      <p>
        Tussock holds farm environmental plans. You may use it for farms you own or run, or which you advise
        by agreement with their owner.
      </p>
      <h3>Whose plan it is</h3>
      <p>
        What you enter stays yours. You let us store it, show it to the people named on the plan and print it,
        and nothing more. A plan belongs to the owner of the farm, who decides who may see and change it and
        can take that back at any time.
      </p>
      <h3>What we ask of you</h3>
      <ul>
        <li>Enter what you know to be true, and put it right when it changes.</li>
        <li>Keep your sign-in to yourself. What is done with it counts as done by you.</li>
        <li>
          Do not look for plans that were not shared with you, and do not try to break or overload the
          service.
        </li>
        <li>Ask people before you enter their names, telephone numbers or pictures.</li>
        <li>
          Enter wāhi tapu and other places of cultural importance only where those who care for them have
          agreed.
        </li>
      </ul>
      <h3>What the figures are</h3>
      <p>
        Areas, losses and emissions are worked out from what was entered, by the methods named beside them.
        They help to plan; they are no survey, no resource consent and no legal advice. Boundaries come from
        the national land record and may differ from the fence. Whether a plan meets the rules of your council
        or your milk or meat company is for them to say.
      </p>
      <h3>When something goes wrong</h3>
      <p>
        We look after the service with reasonable care, and tell you when something of yours was lost or seen
        by others. It may be out of reach at times. If you use Tussock in trade, you and we agree that the
        Consumer Guarantees Act 1993 does not apply, and we do not answer for lost profit. Nothing here takes
        away rights that the law does not let anybody sign away.
      </p>
      <h3>Ending it</h3>
      <p>
        You may stop at any time, and the owner may have the plan printed and its data handed over first. We
        may close a sign-in that is used against these terms, after telling you why.
      </p>
      <h3>When these terms change</h3>
      <p>
        A new version has a new date. Tussock shows it and asks you again before you go on. New Zealand law
        applies, and its courts decide.
      </p>
    </section>
  );
}

function PrivacyPolicy() {
  return (
    <section id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">Privacy policy</h2>
      <p>
        This says what is kept about you, why, and what you can do about it, as the Privacy Act 2020 asks of
        us.
      </p>
      <h3>What is kept, and where it comes from</h3>
      <ul>
        <li>Your name and e-mail address, from you or from whoever invited you.</li>
        <li>
          Your sign-ins: when, and with which browser. Signing in happens at your identity provider; Tussock
          never sees your password.
        </li>
        <li>The plans you work on with everything entered in them, and who changed what and when.</li>
        <li>Land titles and maps of the farm, from the national land record, which anyone may read.</li>
      </ul>
      <h3>What it is used for</h3>
      <p>
        To make and keep farm plans, to show who did what, to write to you about a plan you are named on, and
        to keep the service safe. Nothing else: no advertising, no profiles, and nothing is sold. You need not
        give anything, but without a name and an address you cannot sign in.
      </p>
      <h3>Who sees it</h3>
      <p>
        The people named on a plan, each as far as their role goes, and the staff of the provider who run the
        service. It is not handed to a council, a company or anyone else unless the owner sends it there or
        the law demands it. Where a supplier stores data for us outside New Zealand, it is held to safeguards
        like those of the Act.
      </p>
      <h3>How it is kept safe</h3>
      <p>
        Connections are encrypted, every request is checked against the roles on the plan, and changes are
        logged. If something of yours is seen or lost in a way that may harm you, we tell you and the Privacy
        Commissioner.
      </p>
      <h3>How long</h3>
      <p>
        For as long as the plan is kept. Its history is part of it, so that what was agreed can be shown. A
        sign-in ends after 12 hours without use, and after 30 days in any case.
      </p>
      <h3>Your rights</h3>
      <p>
        You may ask what is held about you and have it corrected. Write to the provider who invited you; an
        answer comes within 20 working days and costs nothing. If it does not satisfy you, you may turn to the{' '}
        <a href="https://www.privacy.org.nz">Office of the Privacy Commissioner</a>.
      </p>
      <h3>Cookies and this browser</h3>
      <p>
        One cookie keeps you signed in. Map settings and what you have typed but not saved stay in your own
        browser; clear its data to remove them.
      </p>
    </section>
  );
}
