import type { Statement } from './account-emails'
import { EmailComplaint, EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

type ResellerResumedProps = SiteProps & { contactName: string; companyName: string; dashboardUrl: string }

const resellerResumedSubject = ({ companyName }: ResellerResumedProps) => `Aftalen med ${companyName} gælder igen`

/** The agreement is active again. */
function ResellerResumedEmail({ contactName, companyName, dashboardUrl, ...site }: ResellerResumedProps) {
  return (
    <EmailFrame {...site} preview="I kan udlevere og bestille koder igen." heading="Aftalen gælder igen">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/resellers/commands/resume-reseller.test.ts */}
        Pausen for {companyName} er forbi. I kan udlevere koder og bestille nye, og alt på jeres side er, som det var.
      </EmailText>
      <EmailMainAction href={dashboardUrl} label="Gå til jeres side" />
    </EmailFrame>
  )
}

/** `reason`: the administrator's text, as plain text. */
type ResellerSuspendedProps = SiteProps & {
  contactName: string
  companyName: string
  reason: string
  statement: Statement
}

const resellerSuspendedSubject = ({ companyName }: ResellerSuspendedProps) =>
  `Aftalen med ${companyName} er sat på pause`

/** The agreement is suspended: why, what it means for the families' codes, and how to complain. */
function ResellerSuspendedEmail(props: ResellerSuspendedProps) {
  const { contactName, companyName, reason, statement, ...site } = props
  const { facts, complaint, elsewhere } = statement
  return (
    <EmailFrame {...site} preview="Koder, I har udleveret, virker stadig." heading="Aftalen er sat på pause">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>Vi har sat aftalen med {companyName} på pause. Grunden er:</EmailText>
      <EmailQuote words={reason} />
      <EmailText>{facts}</EmailText>
      <EmailText>
        {/* 1, 2 of 3 kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts */}
        Imens kan I ikke udlevere koder eller bestille nye. De koder, I har udleveret, virker stadig, og familierne
        mærker ikke noget. Venter en familie på svar om en tegning, står der, at vi går videre i jeres sted.
      </EmailText>
      <EmailText>
        I kan stadig logge ind, se og betale jeres fakturaer, følge det, der er på vej fra værkstedet, og sige til, når
        det er kommet. Er der noget, vi har misforstået, så svar på mailen, så finder vi ud af det.
      </EmailText>
      <EmailComplaint {...complaint} />
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}

/** `inviterName` is null when we invite. `expiresOn` in words. The receiver need not have an account. */
type ResellerInvitationProps = SiteProps & {
  inviterName: string | null
  companyName: string
  role: 'owner' | 'colleague'
  expiresOn: string
  invitationUrl: string
}

const resellerInvitationSubject = ({ companyName, role }: ResellerInvitationProps) =>
  role === 'owner' ? `Vil du være ansvarlig for ${companyName} hos os?` : `Adgang til ${companyName} som forhandler`

const allows: Record<ResellerInvitationProps['role'], string> = {
  owner: 'Som ansvarlig ser du virksomhedens koder, bestiller flere, retter oplysningerne og giver kolleger adgang.',
  colleague: 'Du kan se virksomhedens koder, udlevere dem til familierne og bestille flere.',
}

/** An invitation to act for a reseller. */
function ResellerInvitationEmail(props: ResellerInvitationProps) {
  const { inviterName, companyName, role, expiresOn, invitationUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Du er inviteret til ${companyName}.`} heading={companyName}>
      <EmailText>
        {inviterName ?? `Vi hos ${site.siteName}`} vil gerne give dig adgang til {companyName} som forhandler.{' '}
        {allows[role]}
      </EmailText>
      <EmailText>Har du ikke en konto, kan du oprette den undervejs. Det koster ikke noget.</EmailText>
      <EmailMainAction href={invitationUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/resellers/commands/accept-colleague-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har linket, kan sige ja, så send ikke mailen videre. Vil
        du ikke, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `reason`: the administrator's text, as plain text. */
type ResellerApplicationRejectedProps = SiteProps & { reason: string }

const resellerApplicationRejectedSubject = () => 'Svar på jeres ansøgning om at blive forhandler'

/** The refusal with its reason. Names nobody, since the address is not confirmed. */
function ResellerApplicationRejectedEmail(props: ResellerApplicationRejectedProps) {
  const { reason, ...site } = props
  return (
    <EmailFrame {...site} preview="Vi kan ikke sige ja denne gang." heading="Svar på jeres ansøgning">
      <EmailGreeting name={null} />
      <EmailText>
        Tak, fordi I har søgt om at blive forhandler. Vi kan ikke sige ja denne gang, og her er grunden:
      </EmailText>
      <EmailQuote words={reason} />
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/resellers/commands/apply.test.ts */}
        Er noget misforstået, så svar på mailen. Har noget ændret sig, er I velkomne til at søge igen.
      </EmailText>
    </EmailFrame>
  )
}

/** `setup`: the link to create an account and its expiry in words; null when the applicant has an account. */
type ResellerApplicationApprovedProps = SiteProps & {
  contactName: string
  companyName: string
  actionUrl: string
  setup: { expiresOn: string } | null
}

const resellerApplicationApprovedSubject = ({ companyName }: ResellerApplicationApprovedProps) =>
  `${companyName} er nu forhandler`

/** The approval, with a link to the dashboard, or to create an account first. */
function ResellerApplicationApprovedEmail(props: ResellerApplicationApprovedProps) {
  const { contactName, companyName, actionUrl, setup, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/resellers/commands/approve-application.test.ts
      preview="I kan bestille de første koder nu."
      heading="Velkommen som forhandler"
    >
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        Vi har godkendt {companyName}. På jeres side ser I jeres koder, bestiller flere og udleverer dem til familierne.
      </EmailText>
      {setup && (
        <EmailText>
          {/* 3 of 3 kept by: lib/domain/resellers/commands/invite-colleague.test.ts */}
          Først skal en af jer have en konto. Opret en ny, eller brug en, I har i forvejen. Bagefter kan I give kolleger
          adgang.
        </EmailText>
      )}
      <EmailMainAction href={actionUrl} label={setup ? 'Kom i gang' : 'Gå til jeres side'} />
      {setup && (
        <EmailQuiet>
          {/* 1 of 2 kept by: lib/domain/resellers/commands/accept-colleague-invitation.test.ts */}
          {/* 2 of 2 kept by: lib/domain/resellers/commands/approve-application.test.ts */}
          Linket virker én gang og indtil {setup.expiresOn}. Den, der har linket, kan handle på virksomhedens vegne, så
          send kun mailen videre til den, der skal være ansvarlig.
        </EmailQuiet>
      )}
    </EmailFrame>
  )
}

/** `cvr`: digits in pairs. `message`: what the company added, or null. `answerTime` in words. */
type ResellerApplicationOpenedProps = SiteProps & {
  companyName: string
  cvr: string
  city: string
  contactName: string
  message: string | null
  answerTime: string
  deskUrl: string
}

const resellerApplicationOpenedSubject = ({ companyName }: ResellerApplicationOpenedProps) =>
  `${companyName} vil være forhandler`

/** To the administrators: an application awaits a decision. */
function ResellerApplicationOpenedEmail(props: ResellerApplicationOpenedProps) {
  const { companyName, cvr, city, contactName, message, answerTime, deskUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/support/deadlines.test.ts
      preview={`${contactName} venter på svar inden for ${answerTime}.`}
      heading="En ny ansøgning fra en forhandler"
    >
      <EmailText>
        {companyName} i {city} (CVR {cvr}) vil gerne være forhandler. {contactName} har skrevet ansøgningen.
      </EmailText>
      {message && <EmailQuote words={message} by={contactName} />}
      <EmailText>
        {/* kept by: lib/domain/support/deadlines.test.ts */}
        Vi har lovet svar inden for {answerTime}.
      </EmailText>
      <EmailMainAction href={deskUrl} label="Læs ansøgningen" />
    </EmailFrame>
  )
}

/** `answerTime` in words. */
type ResellerApplicationReceivedProps = SiteProps & { answerTime: string }

const resellerApplicationReceivedSubject = () => 'Vi har fået jeres ansøgning'

/** The receipt for a reseller's application. Names nobody, since the address is not confirmed. */
function ResellerApplicationReceivedEmail({ answerTime, ...site }: ResellerApplicationReceivedProps) {
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/support/deadlines.test.ts
      preview={`Vi læser den og svarer inden for ${answerTime}.`}
      heading="Vi har fået jeres ansøgning"
    >
      <EmailGreeting name={null} />
      <EmailText>
        Tak, fordi I vil være forhandler hos os. Vi læser selv ansøgningen igennem og ringer, hvis der er noget, vi skal
        vide.
      </EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/support/deadlines.test.ts */}
        Vi svarer inden for {answerTime}, og svaret kommer til denne mailadresse. Siger vi ja, er der et link i mailen,
        så I kan komme i gang.
      </EmailText>
      <EmailQuiet>Har I ikke selv søgt, så svar på mailen. Så fjerner vi ansøgningen.</EmailQuiet>
    </EmailFrame>
  )
}

export const resellerEmails = {
  'reseller-application-approved': {
    subject: resellerApplicationApprovedSubject,
    Body: ResellerApplicationApprovedEmail,
  },
  'reseller-application-opened': { subject: resellerApplicationOpenedSubject, Body: ResellerApplicationOpenedEmail },
  'reseller-application-received': {
    subject: resellerApplicationReceivedSubject,
    Body: ResellerApplicationReceivedEmail,
  },
  'reseller-application-rejected': {
    subject: resellerApplicationRejectedSubject,
    Body: ResellerApplicationRejectedEmail,
  },
  'reseller-invitation': { subject: resellerInvitationSubject, Body: ResellerInvitationEmail },
  'reseller-resumed': { subject: resellerResumedSubject, Body: ResellerResumedEmail },
  'reseller-suspended': { subject: resellerSuspendedSubject, Body: ResellerSuspendedEmail },
}
