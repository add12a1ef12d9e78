import { plural } from "~/messages/plural";

export const title = "Trang\u00a0chủ";
export const metaDescription =
  "Quét 3D tại California, Nevada và Oregon: tour ảo, bản sao số, bài trí nội thất ảo, Scan to BIM và bản vẽ 2D, chính xác đến 3,2\u00a0mm trên 30,5\u00a0m.";

export const hero = {
  title: "Hình\u00a0dung chính\u00a0xác, xây\u00a0dựng vững\u00a0tin",
  lead: "Chúng tôi quét 3D từng căn phòng, tòa nhà và vật thể lớn tại California, Nevada và Oregon, rồi bàn giao tour ảo, bản vẽ và mô hình đo được.",
  accuracy: (figure: string) => `Chính xác đến ${figure}`,
  caption: "Cùng một phòng: dạng đám mây điểm, và như mắt thường nhìn thấy.",
  points: "Phòng khách quét bằng laser: ghế sofa, kệ và đèn hiện thành hàng ngàn điểm.",
  photo: "Cũng phòng khách đó qua ảnh chụp.",
  comparison: "Di chuyển ranh giới giữa đám mây điểm và ảnh chụp",
  comparisonValue: "Đám mây điểm: #%",
};

export const steps = {
  title: "Bắt\u00a0đầu cùng chúng\u00a0tôi",
  lead: "Quy trình đặt dịch vụ đơn giản như sau",
  select: {
    title: "Chọn dịch\u00a0vụ",
    text: "Chọn tour ảo, bản sao số, bài trí nội thất ảo hoặc một trong bốn dịch vụ khác.",
    alt: "Ba mô hình trên bệ: một căn hộ, một tòa nhà và một phòng có nội thất. Tòa nhà được làm nổi bật.",
  },
  customize: {
    title: "Tùy\u00a0chỉnh dự\u00a0án",
    text: "Cho biết loại bất động sản, diện tích và các yêu cầu đặc biệt, nếu có.",
    alt: "Mô hình một phòng có một bức tường được kéo ra ngoài, với điểm kéo ở các góc và kích thước dọc theo cạnh.",
  },
  schedule: {
    title: "Chọn ngày và xác\u00a0nhận",
    text: "Chọn ngày cho buổi hẹn tại chỗ hoặc buổi tư vấn trực tuyến. Quý khách sẽ nhận được xác nhận và hướng dẫn để hoàn tất việc đặt lịch.",
    alt: "Máy quét tỏa chùm tia khắp phòng. Bên cạnh là tờ lịch có một ngày nổi lên.",
  },
};

export const services = {
  title: "Dịch\u00a0vụ chính",
  lead: "Khám phá các dịch vụ 3D tái hiện không gian một cách sống động",
};

export const unsure = {
  title: "Chưa biết nên chọn dịch\u00a0vụ nào?",
  text: "Cho chúng tôi biết về không gian và mục đích sử dụng. Mỗi yêu cầu đều có nhân viên đọc và đề xuất dịch vụ phù hợp.",
};

export const figures = {
  title: "Đo thật, không ước\u00a0lượng",
  building: "Độ chính xác trên toàn tòa nhà",
  buildingUnit: "inch (3,2\u00a0mm)",
  buildingSpan: "trên 100\u00a0ft (30,5\u00a0m)",
  detail: "Độ chính xác ở cự ly gần",
  detailUnit: "mm",
  detailReach: "từ một vị trí đặt máy quét, với vật thể đứng yên",
  buyers: "Vì sao người bán đăng tour\u00a0ảo",
  buyersUnit: "%",
  buyersText: "người mua có nhiều khả năng mua hơn khi có tour ảo.",
  source: "Nguồn: <source></source>",
  sectors: "Lĩnh\u00a0vực chúng\u00a0tôi phục\u00a0vụ",
};

export const questions = {
  title: "Câu hỏi thường\u00a0gặp",
  contact: (email: string) => `Có câu hỏi khác? Gửi email đến <email>${email}</email>.`,
  usualTime: "Thường là 1–2 tuần sau buổi hẹn.",
  list: (city: string, time: string) => [
    {
      question: "Có những dịch vụ nào?",
      answer:
        "Tour ảo 3D, bản sao số, bài trí nội thất ảo và Scan to BIM. Ngoài ra còn có bản vẽ 2D từ bản quét, quét 3D cho quản lý vận hành tòa nhà và quét 3D vật thể lớn. Mỗi dịch vụ có một trang liệt kê sản phẩm bàn giao.",
    },
    {
      question: "Đặt lịch như thế nào?",
      answer: "Bấm “Đặt lịch hẹn” rồi điền thông tin. Chỉ có năm bước ngắn, không cần tài khoản.",
    },
    {
      question: "Một dự án mất bao lâu?",
      answer: `${time} Có hạn chót? Ghi trong biểu mẫu, chúng tôi sẽ cho biết có kịp hay không.`,
    },
    {
      question: "Có nhận dự án đặc thù không?",
      answer: "Có. Cho chúng tôi biết quý khách đang có gì và cần gì, chúng tôi sẽ lập phương án.",
    },
    {
      question: "Phục vụ ở những nơi nào?",
      answer: `Khắp California, Nevada và Oregon. Văn phòng của chúng tôi ở ${city}.`,
    },
  ],
  cost: {
    question: "Chi phí là bao nhiêu?",
    depends: "Chi phí tùy theo độ lớn của không gian và những gì cần vẽ hoặc dựng mô hình.",
    promise: "Báo giá miễn phí, và quý khách biết giá trước khi chúng tôi đến.",
  },
  prepare: {
    question: "Cần chuẩn bị gì cho buổi hẹn?",
    answer: "Bảo đảm chúng tôi vào được mọi phòng, và cho chúng tôi biết những điều cần lưu ý về địa điểm.",
    more: "Xem danh sách chuẩn bị",
  },
  reschedule: {
    question: "Có thể đổi ngày không?",
    answer: "Có. Mỗi yêu cầu có một trang riêng. Tại đó, quý khách có thể đề nghị ngày khác bất cứ lúc nào.",
    until: plural({
      other: "Cũng tại đó, quý khách có thể hủy buổi hẹn, chậm nhất # giờ trước khi bắt đầu.",
    }),
  },
  fileSize: {
    question: "Tệp được phép lớn bao nhiêu?",
    answer: (files: number, size: string) =>
      `Tối đa ${files} tệp, mỗi tệp ${size}. Nếu có tệp lớn hơn, ghi đường dẫn đến tệp vào biểu mẫu, chúng tôi sẽ lấy tệp từ đó.`,
  },
  reply: "Khi nào có câu trả lời?",
  payment: "Thanh toán thế nào?",
  ownership: "Dữ liệu thuộc về ai?",
};

export const closing = "Mô\u00a0tả không\u00a0gian. Chúng\u00a0tôi sẽ báo\u00a0giá và đề\u00a0xuất ngày.";
