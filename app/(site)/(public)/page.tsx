import {
  AdvancedSection,
  ClosingSection,
  OptionsSection,
  PremiumSection,
  ResellerSection,
} from '@/components/landing/closing-sections'
import { FollowUpSection } from '@/components/landing/follow-up-section'
import { MusicSection } from '@/components/landing/music-section'
import {
  CandleSection,
  GuestbookSection,
  Hero,
  StoneSection,
  StorySection,
} from '@/components/landing/opening-sections'
import { TimelineSection } from '@/components/landing/timeline-section'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <StoneSection />
      <StorySection />
      <TimelineSection />
      <CandleSection />
      <GuestbookSection />
      <MusicSection />
      <FollowUpSection />
      <OptionsSection />
      <AdvancedSection />
      <PremiumSection />
      <ResellerSection />
      <ClosingSection />
    </>
  )
}
