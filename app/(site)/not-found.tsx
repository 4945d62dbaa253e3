import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/frame/not-found-message'

export const metadata: Metadata = { title: 'Siden blev ikke fundet' }

export default function NotFound() {
  return <NotFoundMessage />
}
