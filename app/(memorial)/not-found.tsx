import { NotFoundPage } from '@/components/memorial-page/not-found-page'

export default function NotFound() {
  return <NotFoundPage />
}
