/** Working hours for display: the stored text is "9:00 AM - 5:00 PM", or what an employer wrote. */
export const toShownHours = (hours: string): string => hours;
