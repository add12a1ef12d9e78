import { quote as text } from "~/messages/request";
import type { QuoteView } from "./quote-view";

const cell = "border-b border-[#bbb] py-[0.7mm] align-baseline";
const figure = `${cell} ps-[3mm] text-end whitespace-nowrap tabular-nums`;

/** The lines of the quote on the printed sheet, with what they come to. */
export function PrintedQuote({ quote: { number, lines, total } }: { quote: QuoteView }) {
  return (
    <section className="col-span-2 min-w-0">
      <h2 className="break-after-avoid border-b border-black pb-[1mm] text-[10.5pt] leading-snug font-semibold tracking-normal">
        {text.heading(number)}
      </h2>
      <table className="w-full">
        <tbody>
          {lines.map(({ label, quantity, price, amount }, index) => (
            <tr key={index} className="break-inside-avoid">
              <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
                {label}
              </th>
              <td className={figure}>{text.times(quantity, price)}</td>
              <td className={figure}>{amount}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className={`${cell} text-start`}>
              {text.total}
            </th>
            <td className={figure}>{total}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
