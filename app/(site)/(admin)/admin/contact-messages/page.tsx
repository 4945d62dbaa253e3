import { redirect } from 'next/navigation'

export default function ContactMessagesPage() {
  redirect('/admin/support')
}
