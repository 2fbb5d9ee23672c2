export const unsentMessages = {
  title: (count: number) =>
    count === 1 ? 'Your application is not sent yet' : `${count} applications are not sent yet`,
  openBefore: (moment: string) => `Go online and open Kaj before ${moment}.`,
  open: 'Go online and open Kaj. Then we send it.',
};
