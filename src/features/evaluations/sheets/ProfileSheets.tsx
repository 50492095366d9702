import { useEffect, useState } from 'react';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { ProfileSheet } from './ProfileSheet';
import type { Profile } from './useProfiles';

/** The printed profiles of people, one after the other. */
export function ProfileSheets({ profiles }: { profiles: readonly Profile[] }) {
  const [drawn, setDrawn] = useState(1);
  const isPrinting = useWhilePrinting(() => true) ?? false;
  const count = profiles.length;

  // Charts are drawn one after the other, because fifty at once would keep the browser busy for seconds.
  useEffect(() => {
    if (drawn >= count) return;
    const timer = window.setTimeout(() => {
      setDrawn(drawn + 1);
    });
    return () => {
      window.clearTimeout(timer);
    };
  }, [drawn, count]);

  return profiles.map((profile, index) => (
    <ProfileSheet key={profile.id} profile={profile} hasChart={isPrinting || index < drawn} />
  ));
}
