import { createContext, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** Whether the screen is the one that the app was opened with. */
export const IsInitialLoad = createContext(true);

/** The root of all routes, which sets `IsInitialLoad`. A return to the first screen counts as another screen. */
export function InitialLoad() {
  const location = useLocation();
  const [first] = useState(location);
  return (
    <IsInitialLoad value={location === first}>
      <Outlet />
    </IsInitialLoad>
  );
}
