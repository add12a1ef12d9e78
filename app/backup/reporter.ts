/** How a command tells what it is doing. */
export interface Reporter {
  /** Called often while one step goes on; the command prints some of the calls. */
  progress: (step: string, count: number) => void;
  /** One finished step. */
  line: (text: string) => void;
}
