import { Button, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { EmailQuiet } from './email-frame'
import { emailStyles } from './theme'

type ActionProps = { href: string; label: string; quiet?: boolean }

/**
 * A link that looks like a button, also in Outlook, which knows no padding and gets it as letters of a width. In a
 * paragraph of its own: the plain text must not run two addresses together.
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
  return <Section style={emailStyles.buttons}>{children}</Section>
}

/**
 * The one thing the mail is about, and its address in full for those whose mail program shows no buttons; the plain text
 * has the address already.
 */
export function EmailMainAction({ href, label }: ActionProps) {
  return (
    <>
      <EmailButtons>
        <EmailButton href={href} label={label} />
      </EmailButtons>
      <Section data-skip-in-text="true">
        <EmailQuiet>
          Virker knappen ikke, så kopiér adressen ind i din browser:
          <br />
          <Link href={href} className="mail-link" style={emailStyles.link}>
            {href}
          </Link>
        </EmailQuiet>
      </Section>
    </>
  )
}
