import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `until` in words. */
export type OwnStoryOpenedProps = SiteProps & {
  writerName: string
  openerName: string
  until: string
  takeBackUrl: string
}

export const ownStoryOpenedSubject = ({ openerName }: OwnStoryOpenedProps) =>
  `${openerName} har åbnet den historie, du har skrevet om dit liv`

/** To the person that the story is about, who may have died: a relative may read it. */
export function OwnStoryOpenedEmail({ writerName, openerName, until, takeBackUrl, ...site }: OwnStoryOpenedProps) {
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
