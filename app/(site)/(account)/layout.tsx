import type { ReactNode } from 'react'
import { PasswordQuestion } from '@/components/accounts/password-question'

/** Here stand the acts that ask for the password once more; pages for everybody do without what asks. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PasswordQuestion />
    </>
  )
}
