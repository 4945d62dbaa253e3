import { redirect } from 'next/navigation'

export default function OldInvitedPage() {
  redirect('/hidden-register-72391')
}
