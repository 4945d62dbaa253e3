import { Button } from '@react-email/button'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { EmailLink, EmailQuiet, EmailSection, EmailText } from './email-frame'
import { emailStyles } from './theme'

type ActionProps = { href: string; label: string; quiet?: boolean }

/**
 * A link styled as a button, also in Outlook, which ignores padding and gets scaled spaces instead. In its own
 * paragraph, so that two addresses do not run together in the plain text.
 */
export function EmailButton({ href, label, quiet = false }: ActionProps) {
  return (
    <Text style={emailStyles.buttonPlace}>
      <Button
        href={href}
        className={quiet ? 'mail-quiet-button' : 'mail-button'}
        style={quiet ? emailStyles.quietButton : emailStyles.button}
      >
        {label}
      </Button>
    </Text>
  )
}

export function EmailButtons({ children }: { children: ReactNode }) {
  return <EmailSection style={emailStyles.buttons}>{children}</EmailSection>
}

/**
 * The mail's main button, followed by its full address for clients that show no buttons; the plain text already has the
 * address.
 */
export function EmailMainAction({ href, label }: ActionProps) {
  return (
    <>
      <EmailButtons>
        <EmailButton href={href} label={label} />
      </EmailButtons>
      <EmailSection data-skip-in-text>
        <EmailQuiet>
          Virker knappen ikke, så kopiér adressen ind i browseren:
          <br />
          <EmailLink href={href}>{href}</EmailLink>
        </EmailQuiet>
      </EmailSection>
    </>
  )
}

/** How to complain about a decision. */
export type Complaint = { sentence: string; url: string }

export function EmailComplaint({ sentence, url }: Complaint) {
  return (
    <>
      <EmailText>{sentence}</EmailText>
      <EmailMainAction href={url} label="Klag over afgørelsen" />
    </>
  )
}
