import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailLink, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

type OwnStoryTakenBackProps = SiteProps & { openerName: string; memorialName: string }

const ownStoryTakenBackSubject = ({ memorialName }: OwnStoryTakenBackProps) =>
  `${memorialName} har taget sin side tilbage`

/** To whoever had opened an own story whose writer lives. */
function OwnStoryTakenBackEmail({ openerName, memorialName, ...site }: OwnStoryTakenBackProps) {
  return (
    <EmailFrame {...site} preview="Siden er lukket igen." heading={`${memorialName} har taget sin side tilbage`}>
      <EmailText>Kære {openerName}</EmailText>
      <EmailText>
        Siden med historien om {memorialName} er lukket igen, og du er ikke længere med på den. Den, historien handler
        om, har selv svaret, at det var for tidligt.
      </EmailText>
      <EmailText>Passer det ikke, så svar på denne mail. Vi ser på det sammen med dig.</EmailText>
    </EmailFrame>
  )
}

/** `until` in words. */
type OwnStoryOpenedProps = SiteProps & {
  writerName: string
  openerName: string
  until: string
  takeBackUrl: string
}

const ownStoryOpenedSubject = ({ openerName }: OwnStoryOpenedProps) =>
  `${openerName} har åbnet den historie, du har skrevet om dit liv`

/** To the person that the story is about, who may have died: a relative may read it. */
function OwnStoryOpenedEmail({ writerName, openerName, until, takeBackUrl, ...site }: OwnStoryOpenedProps) {
  return (
    <EmailFrame
      {...site}
      preview={`Er det en fejl, kan du tage siden tilbage til og med ${until}.`}
      heading="Din historie"
    >
      <EmailText>Kære {writerName}</EmailText>
      <EmailText>
        {openerName} har fortalt os, at tiden er kommet, og passer nu på siden med din historie. Den, der passer på
        siden, kan vise den for andre.
      </EmailText>
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/members/commands/take-back-page.test.ts */}
        Er det en fejl? Så log ind, og tag siden tilbage til og med {until}. Den bliver lukket med det samme, og ingen
        andre kan se den.
      </EmailText>
      <EmailMainAction href={takeBackUrl} label="Tag siden tilbage" />
      <EmailText>Læser du mailen for {writerName}, og er det rigtigt, behøver du ikke gøre noget.</EmailText>
    </EmailFrame>
  )
}

/** `isOwner`: the receiver owned the page when it was decided. `answer`: the administrator's sentence. */
type SuccessionDecidedProps = SiteProps & {
  fullName: string
  askerName: string
  memorialName: string
  isGranted: boolean
  isOwner: boolean
  answer: string
  /** The next step; null when there is none. */
  pageUrl: string | null
  /** Whether the requester must still accept the page through the link. */
  needsAccount?: boolean
  /** How long that link is valid. */
  validDays: number
}

const successionDecidedSubject = ({ memorialName, isGranted, isOwner, needsAccount }: SuccessionDecidedProps) => {
  if (isOwner) return `Mindesiden for ${memorialName} ${isGranted ? 'er givet videre' : 'er stadig din'}`
  if (needsAccount) return `Du kan nu overtage mindesiden for ${memorialName}`
  return isGranted ? `Du passer nu på mindesiden for ${memorialName}` : `Svar om mindesiden for ${memorialName}`
}

/** The decision on a succession request, to the requester and to the owner. */
function SuccessionDecidedEmail(props: SuccessionDecidedProps) {
  const {
    fullName,
    askerName,
    memorialName,
    isGranted,
    isOwner,
    answer,
    pageUrl,
    needsAccount = false,
    validDays: _,
    ...site
  } = props
  const text = textFor(props)
  return (
    <EmailFrame {...site} preview={previewFor(props)} heading={`Mindesiden for ${memorialName}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>{text}</EmailText>
      <EmailQuote words={answer} />
      {pageUrl && <EmailMainAction href={pageUrl} label={labelFor({ isGranted, isOwner, needsAccount })} />}
    </EmailFrame>
  )
}

function previewFor({ isGranted, isOwner, needsAccount }: SuccessionDecidedProps): string {
  if (needsAccount) return 'Nu kan det blive dig, der passer på siden.'
  if (isGranted) return isOwner ? 'Siden er givet videre.' : 'Nu er det dig, der passer på siden.'
  return 'Siden er ikke givet videre.'
}

type Label = { isGranted: boolean; isOwner: boolean; needsAccount: boolean }

function labelFor({ isGranted, isOwner, needsAccount }: Label): string {
  if (needsAccount) return 'Tag imod siden'
  return isGranted || isOwner ? 'Gå til siden' : 'Se anmodningen'
}

function textFor({ askerName, isGranted, isOwner, needsAccount, validDays }: SuccessionDecidedProps): string {
  if (needsAccount) {
    // 3 of 4 kept by: lib/domain/members/commands/start-takeover.test.ts
    return `Nu kan det blive dig, der passer på siden. Log ind eller opret en konto her, så er den din. Linket virker i ${validDays} dage. Alt på siden er, som det var.`
  }
  if (isOwner && isGranted) {
    // 3 of 3 no promise: an instruction to the reader
    return `${askerName} passer nu på siden. Alt på den er, som det var, og med kontoen på denne mailadresse kan den stadig redigeres. Er det en fejl, så skriv til os med det samme.`
  }
  if (isOwner)
    return `${askerName} bad om at overtage siden. Det er der sagt nej til, og siden hører stadig til denne mailadresse.`
  if (isGranted) return 'Nu er det dig, der passer på siden. Alt på den er, som det var, og den kan stadig ses.'
  return 'Du har bedt om at overtage siden. Det kan ikke lade sig gøre denne gang.'
}

type SuccessionOpenedProps = SiteProps & {
  askerName: string
  askerEmail: string
  memorialName: string
  reason: string
  decideUrl: string
}

const successionOpenedSubject = ({ memorialName }: SuccessionOpenedProps) =>
  `En efterfølger beder om mindesiden for ${memorialName}`

/** To the administrators: a request awaits review. */
function SuccessionOpenedEmail(props: SuccessionOpenedProps) {
  const { askerName, askerEmail, memorialName, reason, decideUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${askerName} venter på svar.`} heading="En anmodning om at overtage en mindeside">
      <EmailText>
        {askerName} ({askerEmail}) er valgt som efterfølger og beder om at overtage mindesiden for {memorialName}.
      </EmailText>
      <EmailQuote words={reason} by={askerName} />
      <EmailMainAction href={decideUrl} label="Se anmodningen" />
    </EmailFrame>
  )
}

/** `reason`: the successor's text. `until` in words. */
type SuccessionRequestedProps = SiteProps & {
  ownerName: string
  askerName: string
  memorialName: string
  reason: string
  until: string
  refuseUrl: string
  membersUrl: string
  /** False for a person who was not named and requested the page in writing with evidence. */
  isNamed?: boolean
  /** The owner writes about themselves, and the successor says that the time has come. */
  isOwnStory?: boolean
}

const successionRequestedSubject = ({ askerName, memorialName }: SuccessionRequestedProps) =>
  `${askerName} beder om at overtage mindesiden for ${memorialName}`

/**
 * To the owner, who can refuse with one press and without signing in. The reader may be a relative going through the
 * mail of a person who has died.
 */
function SuccessionRequestedEmail(props: SuccessionRequestedProps) {
  const { ownerName, askerName, memorialName, reason, until, refuseUrl, membersUrl, ...flagged } = props
  const { isNamed = true, isOwnStory = false, ...site } = flagged
  return (
    <EmailFrame
      {...site}
      preview={`Er det en fejl, kan du svare indtil ${until}.`}
      heading={`Mindesiden for ${memorialName}`}
    >
      <EmailText>Kære {ownerName}</EmailText>
      <EmailText>
        {isOwnStory
          ? `${askerName}, som du har valgt til at tage over, skriver, at tiden er kommet til at åbne den historie, du har skrevet om dit liv:`
          : isNamed
            ? `${askerName}, der står som efterfølger, har bedt os om at overtage mindesiden for ${memorialName}, med denne begrundelse:`
            : `${askerName} har skrevet til os og bedt om at overtage mindesiden for ${memorialName}. Vi har fået skriftlig dokumentation, og begrundelsen er:`}
      </EmailText>
      <EmailQuote words={reason} {...(isNamed && { by: askerName })} />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/members/commands/refuse-succession.test.ts */}
        Er det en fejl? Så svar her. Vi gør ikke noget før {until}, og svarer du nej inden da, beholder du siden.
      </EmailText>
      <EmailMainAction href={refuseUrl} label="Jeg passer stadig på siden" />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/members/commands/offer-ownership.test.ts */}
        Er det rigtigt, behøver du ikke gøre noget. Det gælder også, hvis du læser mailen for {ownerName}, der ikke selv
        kan svare. Vil du give siden videre med det samme, kan du gøre det under{' '}
        <EmailLink href={membersUrl}>Medlemmer</EmailLink>.
      </EmailText>
    </EmailFrame>
  )
}

/** `names` is null when the owner's address is not confirmed. `expiresOn` in words. Receivers may lack an account. */
type SuccessorNamedProps = SiteProps & {
  names: { successor: string; owner: string; memorial: string } | null
  expiresOn: string
  answerUrl: string
  /** The owner writes about themselves: how many days they then have to refuse; null for other pages. */
  daysToRefuse: number | null
}

const successorNamedSubject = ({ names }: SuccessorNamedProps) =>
  `Vil du passe på ${names ? `mindesiden for ${names.memorial}` : 'en mindeside'} en dag?`

/**
 * To the named successor. It may be read long after it was sent, so nothing in it implies that the owner is alive
 * or has wishes now.
 */
function SuccessorNamedEmail(props: SuccessorNamedProps) {
  const { names, expiresOn, answerUrl, daysToRefuse, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={names ? `${names.owner} har valgt dig.` : 'Du kan se, hvem det er, når du åbner linket.'}
      heading={names ? `Mindesiden for ${names.memorial}` : 'En mindeside'}
    >
      <EmailGreeting name={names?.successor ?? null} />
      <EmailText>
        {names
          ? // kept by: lib/domain/members/commands/name-successor.test.ts
            `${names.owner} har valgt dig som den, der kan føre mindesiden for ${names.memorial} videre, den dag den mangler nogen til at passe på sig.`
          : // 1 of 2 kept by: lib/domain/members/commands/name-successor.test.ts
            'Én, der har en mindeside hos os, har valgt dig som den, der kan føre den videre, den dag den mangler nogen til at passe på sig. Du kan se, hvem det er, når du åbner linket.'}
      </EmailText>
      <EmailText>
        {daysToRefuse === null
          ? // 3 of 3 kept by: lib/domain/members/commands/request-succession.test.ts
            // 3 of 3 kept by: lib/domain/members/commands/decide-succession.test.ts
            'Et ja ændrer ikke noget nu. Det betyder, at du kan bede os om siden, når det bliver nødvendigt. Så skriver vi til den adresse, siden hører til, venter på svar og ser på det, før noget ændres.'
          : // 1, 4 of 4 kept by: lib/domain/members/commands/open-own-story.test.ts
            `Siden er en livshistorie, som ingen andre kan se, mens den, der skriver den, lever. Et ja ændrer ikke noget nu. Når tiden er kommet, siger du til. Så skriver vi til den adresse, siden hører til, og der går ${daysToRefuse} dage, før du kan lukke den op.`}
      </EmailText>
      <EmailText>Er den dag allerede kommet, når du læser det her, gælder dit ja på samme måde.</EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>
        {/* 1 of 2 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

export const successionEmails = {
  'successor-named': { subject: successorNamedSubject, Body: SuccessorNamedEmail },
  'own-story-opened': { subject: ownStoryOpenedSubject, Body: OwnStoryOpenedEmail },
  'own-story-taken-back': { subject: ownStoryTakenBackSubject, Body: OwnStoryTakenBackEmail },
  'succession-requested': { subject: successionRequestedSubject, Body: SuccessionRequestedEmail },
  'succession-opened': { subject: successionOpenedSubject, Body: SuccessionOpenedEmail },
  'succession-decided': { subject: successionDecidedSubject, Body: SuccessionDecidedEmail },
}
